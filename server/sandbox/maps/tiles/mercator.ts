/** Pixels of the whole world at the zoom in which everything is measured: a pixel is two metres in Riyadh. */
const REFERENCE_ZOOM = 16;
const WORLD = 256 * 2 ** REFERENCE_ZOOM;

export type WorldPoint = { x: number; y: number };

/** The web's Mercator projection, in pixels at zoom 16 from the north-west corner of the world. */
export const toWorld = (latitude: number, longitude: number): WorldPoint => {
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)));
  return {
    x: (0.5 + longitude / 360) * WORLD,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  };
};

/** How many of those pixels a metre has at a latitude. */
export const pixelsPerMetre = (latitude: number): number => WORLD / (40_075_017 * Math.cos((latitude * Math.PI) / 180));

/** What one pixel at zoom 16 measures at another zoom. */
export const scaleAt = (zoom: number): number => 2 ** (zoom - REFERENCE_ZOOM);
