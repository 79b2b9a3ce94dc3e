type Money = { __typename: 'Money'; amount: number };

/** What a card says of the thing that its dialog is about: the dialog begins with it while the rest is on its way. */
export type KnownItem = {
  name: string;
  image: string | null;
  /** A gift card is shown whole. */
  shape?: 'wide' | 'card';
  price?: Money;
  priceBeforeDiscount?: Money | null;
  /** Undefined when it is nothing that takes time. */
  durationMinutes?: number | null;
};

/** Lays what this page shows of a picture already, in whatever width, into its frame until the larger one is there. */
export const showMeanwhile = (box: HTMLElement | null, src: string | null): void => {
  const frame = box?.querySelector('span');
  const shown = [...document.images].find(
    (image) => image.getAttribute('src') === src && image.complete && image.naturalWidth > 0,
  );
  if (frame && shown) frame.style.background = `url(${JSON.stringify(shown.currentSrc)}) center/cover`;
};
