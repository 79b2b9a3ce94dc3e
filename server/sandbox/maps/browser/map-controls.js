// @ts-check

/** @typedef {import('./map.js').StandInMap} StandInMap */

const words = {
  en: { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out', source: 'Demo map' },
  ar: { map: 'خريطة', zoomIn: 'تكبير', zoomOut: 'تصغير', source: 'خريطة تجريبية' },
};

const looks = {
  light: { ground: '#ffffff', ink: '#4d4638', rule: '#e4dbcc', note: 'rgb(255 255 255 / 0.85)' },
  dark: { ground: '#2d2925', ink: '#ddd5c7', rule: '#474038', note: 'rgb(33 31 28 / 0.85)' },
};

/**
 * What the map is called by a screen reader, in its language.
 * @param {'en' | 'ar'} language
 */
export const nameOfMap = (language) => words[language].map;

/**
 * The buttons and the line at the edge of a map.
 * @param {StandInMap} map
 * @param {'en' | 'ar'} language
 * @param {'light' | 'dark'} theme
 */
export const buildControls = (map, language, theme) => {
  const text = words[language];
  const look = looks[theme];
  const side = language === 'ar' ? 'left' : 'right';

  const zoom = document.createElement('div');
  Object.assign(zoom.style, {
    position: 'absolute',
    bottom: '28px',
    [side]: '10px',
    borderRadius: '8px',
    overflow: 'hidden',
    background: look.ground,
    boxShadow: '0 1px 4px rgb(0 0 0 / 0.3)',
  });
  zoom.append(
    button(text.zoomIn, '+', look, () => map.changeZoom(1)),
    button(text.zoomOut, '−', look, () => map.changeZoom(-1)),
  );

  const source = document.createElement('div');
  source.textContent = text.source;
  source.dir = language === 'ar' ? 'rtl' : 'ltr';
  Object.assign(source.style, {
    position: 'absolute',
    bottom: '0',
    [side]: '0',
    padding: '2px 6px',
    font: '11px/16px system-ui, sans-serif',
    color: look.ink,
    background: look.note,
    pointerEvents: 'none',
  });
  return { zoom, source };
};

/**
 * @param {string} label
 * @param {string} sign
 * @param {{ink: string, rule: string}} look
 * @param {() => void} press
 */
const button = (label, sign, look, press) => {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = sign;
  element.ariaLabel = label;
  element.title = label;
  Object.assign(element.style, {
    display: 'block',
    width: '44px',
    height: '44px',
    font: '22px/1 system-ui, sans-serif',
    color: look.ink,
    background: 'transparent',
    border: '0',
    cursor: 'pointer',
  });
  element.addEventListener('click', press);
  return element;
};
