/** `from_date_time` and `to_date_time` are opaque: they go back as `start_at` and `end_at` unchanged. */
export type ProviderSlot = { from: string; from_date_time: string; to_date_time: string };

/** `date` is `YYYY-MM-DD`. */
export type ProviderAvailableDay = { date: string; slots: ProviderSlot[] };
