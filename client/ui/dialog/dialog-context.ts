import { createContext, type RefObject, use } from 'react';

/** The widths of the specification: 638, 430, 539 and 800 px; on phones every dialog is as wide as the screen. */
export type DialogSize = 'default' | 'success' | 'appointment' | 'legal';

export type DialogLabels = {
  close: string;
  loading: string;
  failed: string;
  riyal: string;
  includesVat: string;
  duration: (minutes: number) => string;
};

export type DialogLook = { size: DialogSize; height: string | undefined };

type Stage = {
  labels: DialogLabels;
  titleId: string;
  opening: number;
  sheet: RefObject<HTMLElement | null>;
  setLook: (look: DialogLook) => void;
  /** What the close button, Escape and a press outside do. */
  askToClose: RefObject<() => void>;
};

export const StageContext = createContext<Stage | null>(null);

export const useStage = (): Stage => {
  const stage = use(StageContext);
  if (!stage) throw new Error('A DialogFrame stands only in a dialog that was opened through useDialogs()');
  return stage;
};
