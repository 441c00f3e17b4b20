/** A poi with hints: those that lead to it are its location, those of other kinds of poi stand beside the location. */
type WithHints<Hint> =
  | { location_type: 'hint'; location: readonly Hint[] }
  | { location_type: 'address' | 'coordinates'; Hints?: readonly Hint[] | undefined };

/** The hints of a poi of any kind, in order. */
export function hintsOf<Hint>(poi: WithHints<Hint>): readonly Hint[] {
  return poi.location_type === 'hint' ? poi.location : (poi.Hints ?? []);
}

/** A poi with other hints. */
export function withHints<Hint, P extends WithHints<Hint>>(poi: P, hints: readonly Hint[]): P {
  if (poi.location_type === 'hint') return { ...poi, location: hints };
  return hints.length > 0 || poi.Hints !== undefined ? { ...poi, Hints: hints } : poi;
}
