const RIYADH_OFFSET = 3 * 3600 * 1000;

/**
 * Day and `HH:MM` of a time of the provider, for showing only. A time without a zone is Riyadh's; one with a zone is
 * moved there. Null when it is no time.
 */
export function toRiyadhTime(value: string | null): { date: string; time: string } | null {
  if (value === null) return null;
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    value.trim(),
  );
  if (!match?.[1] || !match[2]) return null;
  if (!match[3]) return { date: match[1], time: match[2] };
  const zone = match[3].toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = Date.parse(`${match[1]}T${match[2]}:00${zone}`);
  if (Number.isNaN(instant)) return null;
  const shifted = new Date(instant + RIYADH_OFFSET).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}
