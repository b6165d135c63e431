/**
 * Columns that are read as something the database can't tell, by `table.column`. Lists of values need no line here: their
 * check constraint says them.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  // As the region it refers to.
  'cities.country': "'CA' | 'US'",
  // Computed from what is always there.
  'utms.parameters_key': 'string',
  // A view's columns may all be null for all that the database knows.
  'open_invoices.uuid': 'string',
  'open_invoices.client_uuid': 'string',
  'open_invoices.currency': "'cad' | 'usd'",
  'open_invoices.status': "'posted' | 'partly_paid' | 'overdue'",
  'open_invoices.balance_cents': 'number',
  'open_invoices.standing': "'pending' | 'small' | 'declined' | 'scheduled' | 'due'",
}
