import type { AppRoute, Guard } from './route.ts'
import { beingBuilt } from './being-built.ts'
import { built, routesOf } from './route-of.ts'

const page = routesOf('admin')
const time: Guard = { anyOf: ['admin_time.view'], flag: 'admin-time' }
const tasks: Guard = { anyOf: ['admin', 'admin_tasks.view', 'admin_tasks.edit'], flag: 'admin-tasks' }
const finance: Guard = { anyOf: ['admin_finance.view'] }
const reports: Guard = { anyOf: ['admin_finance_report.view'] }

function adjustments(path: string, label: string, order: number, title: string, one: string, will: string): AppRoute[] {
  return [
    page(path, finance, beingBuilt(title, will), {
      menu: { label, icon: 'sliders', order, parent: 'adminFinance' },
    }),
    page(`${path}/:uuid`, finance, beingBuilt(one, 'One adjustment: its amount, its reason, and who approved it.')),
  ]
}

/** A3.1: time, tasks and money, as staff see them. */
export const adminWorkRoutes: readonly AppRoute[] = [
  page('/admin/time', time, beingBuilt('Time', 'Every logged hour, to filter, question and approve.'), {
    menu: { label: 'Time', icon: 'timer', order: 50 },
  }),
  page('/admin/time/:uuid', time, beingBuilt('Time entry', 'One entry with its history of changes.')),
  page('/admin/tasks', tasks, beingBuilt('Tasks', 'The tasks of all subscriptions.'), {
    menu: { label: 'All tasks', icon: 'tasks', order: 61, parent: 'adminTasks' },
  }),
  page('/admin/tasks/todo', tasks, beingBuilt('To do', 'The tasks that wait for you.'), {
    menu: { label: 'To do', icon: 'tasks', order: 62, parent: 'adminTasks' },
  }),
  page(
    '/admin/finance',
    finance,
    built('Finance', 'pages/admin/finance/finance-page.tsx', async () => {
      const { FinancePage } = await import('../../pages/admin/finance/finance-page.tsx')
      return FinancePage
    }),
    { menu: { label: 'Overview', icon: 'chart', order: 71, parent: 'adminFinance' } },
  ),
  page(
    '/admin/finance/prices',
    finance,
    built('Prices', 'pages/admin/finance/prices-page.tsx', async () => {
      const { PricesPage } = await import('../../pages/admin/finance/prices-page.tsx')
      return PricesPage
    }),
    { menu: { label: 'Prices', icon: 'sliders', order: 77, parent: 'adminFinance' } },
  ),
  page(
    '/admin/finance/roles',
    finance,
    built('Uplifts and tax categories', 'pages/admin/finance/priced-roles-page.tsx', async () => {
      const { PricedRolesPage } = await import('../../pages/admin/finance/priced-roles-page.tsx')
      return PricedRolesPage
    }),
  ),
  page(
    '/admin/finance/taxes',
    finance,
    built('Taxes', 'pages/admin/finance/taxes-page.tsx', async () => {
      const { TaxesPage } = await import('../../pages/admin/finance/taxes-page.tsx')
      return TaxesPage
    }),
    { menu: { label: 'Taxes', icon: 'bills', order: 78, parent: 'adminFinance' } },
  ),
  page(
    '/admin/invoices',
    finance,
    built('Invoices', 'pages/admin/invoices/invoices-page.tsx', async () => {
      const { InvoicesPage } = await import('../../pages/admin/invoices/invoices-page.tsx')
      return InvoicesPage
    }),
    { menu: { label: 'Invoices', icon: 'invoice', order: 72, parent: 'adminFinance' } },
  ),
  page('/admin/invoices/edit/:uuid', finance, beingBuilt('Edit invoice', 'A draft invoice, to complete and to post.')),
  page(
    '/admin/invoices/:uuid',
    finance,
    built('Invoice', 'pages/admin/invoices/invoice-page.tsx', async () => {
      const { InvoicePage } = await import('../../pages/admin/invoices/invoice-page.tsx')
      return InvoicePage
    }),
  ),
  page(
    '/admin/invoices/:uuid/detail',
    finance,
    beingBuilt('Invoice detail', 'Every line of one invoice with what it was made from, its taxes and payments.'),
  ),
  ...adjustments(
    '/admin/invoice-adjustments',
    'Invoice adjustments',
    73,
    'Invoice adjustments',
    'Invoice adjustment',
    'Amounts and hours added to or taken from coming invoices.',
  ),
  page('/admin/bills', finance, beingBuilt('Bills', 'What assistants are paid, bill by bill.'), {
    menu: { label: 'Bills', icon: 'bills', order: 74, parent: 'adminFinance' },
  }),
  page('/admin/bills/edit/:uuid', finance, beingBuilt('Edit bill', 'A draft bill, to complete and to post.')),
  page('/admin/bills/:uuid', finance, beingBuilt('Bill', 'One bill as the assistant sees it.')),
  page(
    '/admin/bills/:uuid/detail',
    finance,
    beingBuilt('Bill detail', 'Every line of one bill with the hours it was made from.'),
  ),
  ...adjustments(
    '/admin/bill-adjustments',
    'Bill adjustments',
    75,
    'Bill adjustments',
    'Bill adjustment',
    'Amounts added to or taken from coming bills.',
  ),
  page(
    '/admin/net-income',
    reports,
    beingBuilt('Net income', 'What was invoiced, collected, paid out and kept, month by month.'),
    { menu: { label: 'Net income', icon: 'chart', order: 76, parent: 'adminFinance' } },
  ),
  page(
    '/admin/promotions',
    finance,
    built('Promotions', 'pages/admin/promotions/promotions-page.tsx', async () => {
      const { PromotionsPage } = await import('../../pages/admin/promotions/promotions-page.tsx')
      return PromotionsPage
    }),
    { menu: { label: 'Promotions', icon: 'promotion', order: 80 } },
  ),
  page(
    '/admin/promotions/:uuid',
    finance,
    built('Promotion', 'pages/admin/promotions/promotion-page.tsx', async () => {
      const { PromotionPage } = await import('../../pages/admin/promotions/promotion-page.tsx')
      return PromotionPage
    }),
  ),
]
