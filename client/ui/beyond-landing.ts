import './theme/full.css';
import { bodies } from 'virtual:icons/other';
import { addIcons } from './icon-bodies.ts';

// What every page and dialog beyond the landing pages may show: all styles (complete, so that their own order decides)
// and all icons. Importing this file is enough.
addIcons(bodies);
