import { bodies } from 'virtual:icons/other';
import { addIcons } from './icon-bodies.ts';

// The build imports this file wherever one of these icons is named.
addIcons(bodies);
