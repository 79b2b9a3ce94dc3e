// @ts-check
import { circleMarker, divIcon, GridLayer, layerGroup, marker, polygon, polyline } from './leaflet.js';
import { geography } from './supplies.js';

/** @typedef {readonly [latitude: number, longitude: number]} Degrees */
/** @typedef {'city' | 'district' | 'landmark' | 'street'} Kind */

const { cities, colours, seas, river, valley } = geography;
/** Pixels between two names of one street. */
const streetNameEvery = 420;

/**
 * @param {import('leaflet').Map} map
 * @param {Degrees} at
 */
const pixelOf = (map, [latitude, longitude]) => map.project([latitude, longitude]);

/**
 * Where the names of a street stand, and how they lie on the map: never upside down.
 * @param {import('leaflet').Map} map
 * @param {{from: Degrees, to: Degrees}} street
 */
const alongStreet = (map, { from, to }) => {
  const [start, end] = [pixelOf(map, from), pixelOf(map, to)];
  const across = end.subtract(start);
  const count = Math.max(1, Math.round(start.distanceTo(end) / streetNameEvery));
  const places = Array.from({ length: count }, (_, index) =>
    map.unproject(start.add(across.multiplyBy((index + 0.5) / count))),
  );
  return { places, turn: Math.atan(across.y / (across.x || 1)) };
};

/**
 * A name is part of the picture, so it is no text of the page.
 * @param {Kind} kind
 * @param {string} name
 */
const iconOf = (kind, name, turn = 0) => {
  const html = document.createElement('span');
  html.dataset.name = name;
  html.style.rotate = `${turn}rad`;
  return divIcon({ className: `name ${kind}`, html, iconSize: [0, 0] });
};

/**
 * Ground, water and streets, with the names that fit the zoom: of cities from far away, of districts, then of streets
 * and places.
 * @param {import('leaflet').Map} map
 * @param {string} tiles
 * @param {'light' | 'dark'} theme
 * @param {'en' | 'ar'} language
 */
export const drawPicture = (map, tiles, theme, language) => {
  const colour = colours[theme];
  // Squares as backgrounds: Leaflet's own would want a picture written as data, which the page forbids.
  const Ground = GridLayer.extend({
    createTile: (/** @type {{x: number, y: number, z: number}} */ { x, y, z }) => {
      const tile = document.createElement('div');
      tile.style.backgroundImage = `url("${tiles}/${z}/${x}/${y}.svg")`;
      return tile;
    },
  });
  new Ground().addTo(map);

  /** @type {{line: import('leaflet').Polyline, metres: number, least: number}[]} */
  const lines = [];
  /**
   * @param {Degrees[]} points
   * @param {string} color
   * @param {number} metres
   */
  const line = (points, color, metres, least = 1.8) => {
    const drawn = polyline(
      points.map(([lat, lng]) => ({ lat, lng })),
      { color, interactive: false },
    );
    lines.push({ line: drawn.addTo(map), metres, least });
  };
  for (const sea of seas) {
    const shore = sea.map(([lat, lng]) => ({ lat, lng }));
    polygon(shore, { stroke: false, fillColor: colour.water, fillOpacity: 1, interactive: false }).addTo(map);
  }
  line(valley, colour.park, 160);
  line(river, colour.water, 380);
  const streets = cities.flatMap((city) => city.streets);
  for (const { from, to } of streets) line([from, to], colour.roadEdge, 40, 3);
  for (const { from, to } of streets) line([from, to], colour.road, 34);

  const names = layerGroup().addTo(map);
  const draw = () => {
    const zoom = map.getZoom();
    const pixelsPerMetre = 1 / (142_500 / 2 ** zoom);
    for (const { line, metres, least } of lines) line.setStyle({ weight: Math.max(least, metres * pixelsPerMetre) });
    names.clearLayers();
    const inSight = map.getBounds().pad(0.5);
    /**
     * @param {Kind} kind
     * @param {{lat: number, lng: number}} place
     * @param {string} name
     * @param {number} [turn]
     */
    const write = (kind, place, name, turn) => {
      if (!inSight.contains(place)) return;
      marker(place, { icon: iconOf(kind, name, turn), interactive: false, keyboard: false }).addTo(names);
    };
    for (const city of cities) {
      const named = (/** @type {{at: Degrees}} */ { at: [lat, lng] }) => ({ lat, lng });
      if (zoom <= 11) write('city', named(city), city.name[language]);
      if (zoom < 12) continue;
      if (zoom <= 16)
        for (const district of city.districts) write('district', named(district), district.name[language]);
      if (zoom < 14) continue;
      for (const landmark of city.landmarks) {
        const place = named(landmark);
        const fillColor = landmark.kind === 'park' ? colour.quietText : colour.mark;
        const dot = { radius: 4.5, color: colour.halo, weight: 1.5, fillColor, fillOpacity: 1, interactive: false };
        if (inSight.contains(place)) circleMarker(place, dot).addTo(names);
        if (zoom >= 15) write('landmark', place, landmark.name[language]);
      }
      if (zoom < 15) continue;
      for (const street of city.streets) {
        const { places, turn } = alongStreet(map, street);
        for (const place of places) write('street', place, street.name[language], turn);
      }
    }
  };
  map.on('moveend', draw);
  draw();
};
