import type { QueryClient } from '@tanstack/react-query'

const aboutInvoices =
  /^(invoices\.(listInvoices|getInvoice|getCredit)|projects\.(getProjectDashboard|listClientProjects))$/

/** Asks again for everything that shows what is paid. */
export function reloadInvoices(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => aboutInvoices.test(String(queryKey[0])) })
}
