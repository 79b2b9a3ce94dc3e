/** Made by `maps.ts`. */
export declare const geography: typeof import('../maps.ts').geography;
export declare const styles: string;
