import { rawnaqMark } from '../../../schema/brand/rawnaq-mark.ts';

interface BrandMarkProps {
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/** The brand's mark. It takes the text's colour and is never mirrored; the sheet of another theme draws its own there. */
export const BrandMark = ({ size = 28, className }: BrandMarkProps) => (
  <svg className={className} width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d={rawnaqMark} />
  </svg>
);
