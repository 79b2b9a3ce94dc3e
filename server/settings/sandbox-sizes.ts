/** How much the sandbox holds: the usual shop of four branches, or a chain of two hundred. */
export const SANDBOX_SIZES = ['usual', 'chain'] as const;

export type SandboxSize = (typeof SANDBOX_SIZES)[number];
