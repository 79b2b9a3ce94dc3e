/** What a part of the proof has shown. */
export type Proven = {
  isProven: boolean;
  /** One line with its figures. */
  summary: string;
};
