export type MapColours = Record<
  | 'land'
  | 'town'
  | 'civic'
  | 'park'
  | 'building'
  | 'water'
  | 'lane'
  | 'street'
  | 'streetEdge'
  | 'road'
  | 'roadEdge'
  | 'text'
  | 'quietText'
  | 'halo'
  | 'mark',
  string
>;

export const mapColours: Record<'light' | 'dark', MapColours> = {
  light: {
    land: '#f4efe6',
    town: '#eee7db',
    civic: '#e9e0d4',
    park: '#d5e3c8',
    building: '#e4dbcc',
    water: '#b9d6de',
    lane: '#fbf8f2',
    street: '#ffffff',
    streetEdge: '#ddd3c3',
    road: '#fbe8bd',
    roadEdge: '#dfc591',
    text: '#4d4638',
    quietText: '#7a705f',
    halo: '#fbf8f2',
    mark: '#b3674e',
  },
  dark: {
    land: '#211f1c',
    town: '#272421',
    civic: '#2d2925',
    park: '#26362b',
    building: '#322e29',
    water: '#1c323c',
    lane: '#332f2a',
    street: '#3d3832',
    streetEdge: '#1b1916',
    road: '#5a4f3d',
    roadEdge: '#1d1a15',
    text: '#ddd5c7',
    quietText: '#a79e8e',
    halo: '#1b1916',
    mark: '#e0977c',
  },
};
