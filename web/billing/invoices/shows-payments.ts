import type { Reload } from '../../ui/form/reloads.ts'

/** What shows what is paid: asked for again once something was. */
export const showsPayments: readonly Reload[] = [
  'invoices.listInvoices',
  'invoices.getInvoice',
  'invoices.getCredit',
  'invoices.getStatement',
  'projects.getProjectDashboard',
  'projects.listClientProjects',
  'projects.getOpenSubscriptions',
]
