/**
 * Versions of the cart's answers: which of them still count. An answer that was asked for before a change came back may
 * know nothing of that change: shown, it would bring a removed line back. So an answer counts only while no other
 * change has come back since it was asked for.
 */
export class AnswerOrder {
  #changes = 0;

  /** Call when asking; the number goes with the question. */
  ask = (): number => this.#changes;

  /** Whether what was read still counts. */
  isCurrent = (asked: number): boolean => asked === this.#changes;

  /** Another tab, for example, knows more than all that was asked for so far. */
  supersede = (): void => {
    this.#changes += 1;
  };

  /** A change has come back, successful or not; answers whether the cart that came with it counts. */
  finishChange(asked: number): boolean {
    const counts = this.isCurrent(asked);
    this.supersede();
    return counts;
  }
}
