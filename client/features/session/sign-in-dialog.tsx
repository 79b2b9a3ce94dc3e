import type { DialogControls } from '../../ui/dialog-store.tsx';

export const Dialog = ({ onClose }: DialogControls) => <button type="button" onClick={onClose} />;
