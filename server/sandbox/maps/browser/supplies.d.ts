/** Made by `map-supplies.ts`. */
export declare const geography: typeof import('../map-supplies.ts').geography;
export declare const styles: string;
