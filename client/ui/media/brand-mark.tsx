import { rawnaqMark } from '../../../schema/brand/rawnaq-mark.ts';

/** The brand's mark. It takes the text's colour and is never mirrored; the sheet of another theme draws its own there. `size` is in CSS pixels. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d={rawnaqMark} />
  </svg>
);
