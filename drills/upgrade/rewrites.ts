/** A column whose stored values a migration writes anew: its rows are told by the others, and a query tells that it was done right. */
export interface Rewrite {
  readonly table: string
  readonly column: string
  readonly migration: string
  readonly reason: string
  /** Answers rows that are wrong: `kept.<table>` is what was there before. */
  readonly wrong: string
}

/** Names whose British words become those of North America: exactly those that have some, and none keeps any. */
function respelled(table: string, column: string, british: string): Rewrite {
  return {
    table,
    column,
    migration: '0028_names_in_french.sql',
    reason: 'English names and descriptions follow North American spelling.',
    wrong: `select now.id from "${table}" now join kept."${table}" before using (id)
      where (now.${column} <> before.${column}) <> (before.${column} ~ '${british}') or now.${column} ~ '${british}'`,
  }
}

export const rewrites: readonly Rewrite[] = [
  respelled('courses', 'name', 'E-mail'),
  respelled('industries', 'value', 'organisations'),
  respelled('roles', 'description', '(summar|local|organ|Organ|categor|optim)is|analyses data|enquiries|ageing|set-up'),
  respelled('skills', 'value', '[a-z]isation|set-up|clean-up|hire|programme|[Aa]geing|dialler|fulfilment|advert '),
]
