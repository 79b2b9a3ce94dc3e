type SharpModule = typeof import('sharp').default;

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`);

let loading: Promise<SharpModule> | null = null;

const load = async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  sharp.cache(false);
  // One thread a picture: the others are for pages.
  sharp.concurrency(1);
  return sharp;
};

/**
 * Fetched with the first picture; of all kinds that it knows, it may open six. Each caller names the allowed kind
 * first.
 */
export const loadSharp = (): Promise<SharpModule> => {
  loading ??= load();
  return loading;
};
