// @ts-check

/** @type {{language: 'en' | 'ar', tiles: string}} */
export const setting = { language: 'en', tiles: '/maps/tiles' };

/**
 * Where tiles come from and which language maps speak; said once, before the first map.
 * @param {typeof setting} next
 */
export const setUpMaps = (next) => void Object.assign(setting, next);
