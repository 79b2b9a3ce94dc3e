/**
 * Which answers about the cart still count. An answer that was asked for before a change came back may know nothing of
 * that change: shown, it would bring a removed line back. So an answer counts only while no change of somebody else has
 * come back since it was asked for.
 */
export class AnswerOrder {
  #changes = 0;

  /** Call when asking; the number goes with the question. */
  ask = (): number => this.#changes;

  /** Whether what was read still counts. */
  isCurrent = (asked: number): boolean => asked === this.#changes;

  /** Somebody else, such as another tab, knows more than whatever has been asked for so far. */
  supersede = (): void => {
    this.#changes += 1;
  };

  /** A change has come back, whatever became of it; answers whether the cart that came with it counts. */
  finishChange(asked: number): boolean {
    const counts = this.isCurrent(asked);
    this.supersede();
    return counts;
  }
}
