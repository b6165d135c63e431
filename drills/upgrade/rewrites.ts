/** A column whose stored values a migration writes anew: its rows are told by the others, and a query tells that it was done right. */
export interface Rewrite {
  readonly table: string
  readonly column: string
  readonly migration: string
  readonly reason: string
  /** Answers rows that are wrong: `kept.<table>` is what was there before. */
  readonly wrong: string
}

export const rewrites: readonly Rewrite[] = [
  {
    table: 'configurations',
    column: 'value',
    migration: '0007_audit_people_and_configurations.sql',
    reason: 'a switch is a word, since staff write it; 0.1.0 had an object, and no screen that changed it',
    wrong: `select name from kept.configurations before left join configurations now using (name)
      where now.value is distinct from to_jsonb(case when (before.value ->> 'enabled')::boolean then 'enabled' else 'disabled' end)`,
  },
  {
    table: 'users',
    column: 'permissions',
    migration: '0365_edit_permissions.sql',
    reason:
      'what a view permission allowed to change has a permission of its own, which whoever held that one is given',
    wrong: `select before.uuid from kept.users before join users now using (uuid)
      where not now.permissions @> before.permissions
        or ('admin_user.view' = any (before.permissions)) is distinct from ('admin_user.edit' = any (now.permissions))
        or ('admin_client.view' = any (before.permissions)) is distinct from ('admin_checkout.edit' = any (now.permissions))`,
  },
]
