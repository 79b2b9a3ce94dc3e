import { css, cx } from '#panda/css';
import { quietAction } from '../../ui/quiet-action.styles.ts';

export const guestLink = cx(quietAction, css({ justifySelf: 'start' }));

export const form = css({ display: 'grid', gap: '4' });

export const note = css({ color: 'fg.muted', fontSize: 'sm' });
