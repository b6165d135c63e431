import type { AdjustmentKind } from '@talentplace/contract/billing/adjustments/adjustment-reasons'
import type { MenuIcon } from './menu-groups.ts'
import type { AppRoute, Guard, LoadScreen } from './route.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'

const page = pagesOf('admin')
const record = recordsOf('admin')
const time: Guard = { anyOf: ['admin_time.view'], flag: 'admin-time' }
const tasks: Guard = { anyOf: ['admin', 'admin_tasks.view', 'admin_tasks.edit'], flag: 'admin-tasks' }
const finance: Guard = { anyOf: ['admin_finance.view'] }
const billEditors: Guard = { anyOf: ['admin_finance.edit'] }
const reports: Guard = { anyOf: ['admin_finance_report.view'] }

function adjustments(
  kind: AdjustmentKind,
  path: string,
  order: number,
  titles: { list: string; one: string },
): AppRoute[] {
  const { list: label, one } = titles
  return [
    page(path, finance, label, () => import('../../billing/adjustments/adjustment-list-screen.tsx'), {
      menu: { label, icon: 'sliders', order, parent: 'adminFinance' },
      props: { kind },
    }),
    record(`${path}/:uuid`, finance, one, () => import('../../billing/adjustments/adjustment-screen.tsx'), {
      props: { kind },
    }),
  ]
}

function financePage(path: string, label: string, icon: MenuIcon, order: number, screen: LoadScreen<object>) {
  return page(path, finance, label, screen, { menu: { label, icon, order, parent: 'adminFinance' } })
}

/** A3.1: time, tasks and money, as staff see them. */
export const adminWorkRoutes: readonly AppRoute[] = [
  page('/admin/time', time, 'Time', () => import('../../work/time/staff/staff-time-list-screen.tsx'), {
    menu: { label: 'Time', icon: 'timer', order: 50 },
  }),
  record('/admin/time/:uuid', time, 'Time entry', () => import('../../work/time/staff/staff-time-entry-screen.tsx')),
  page('/admin/tasks', tasks, 'Tasks', () => import('../../work/tasks/staff-task-screen.tsx'), {
    menu: { label: 'All tasks', icon: 'tasks', order: 61, parent: 'adminTasks' },
  }),
  page('/admin/tasks/todo', tasks, 'To do', () => import('../../work/tasks/staff-todo-screen.tsx'), {
    menu: { label: 'To do', icon: 'tasks', order: 62, parent: 'adminTasks' },
  }),
  record('/admin/tasks/:task_uuid', tasks, 'Task', () => import('../../work/tasks/record/task-screen.tsx'), {
    props: { area: 'admin' },
  }),
  page('/admin/finance', finance, 'Finance', () => import('../../pages/admin/finance/finance-page.tsx'), {
    menu: { label: 'Overview', icon: 'chart', order: 71, parent: 'adminFinance' },
  }),
  financePage(
    '/admin/finance/prices',
    'Prices',
    'sliders',
    77,
    () => import('../../billing/prices/staff/price-book-screen.tsx'),
  ),
  page(
    '/admin/finance/roles',
    finance,
    'Uplifts and tax categories',
    () => import('../../billing/prices/staff/priced-role-screen.tsx'),
  ),
  financePage(
    '/admin/finance/taxes',
    'Taxes',
    'bills',
    78,
    () => import('../../billing/prices/staff/tax-rate-screen.tsx'),
  ),
  financePage('/admin/finance/pay', 'Pay', 'bills', 79, () => import('../../billing/prices/staff/pay-rate-screen.tsx')),
  financePage(
    '/admin/invoices',
    'Invoices',
    'invoice',
    72,
    () => import('../../billing/staff-invoices/staff-invoice-list-screen.tsx'),
  ),
  record(
    '/admin/invoices/edit/:uuid',
    finance,
    'Edit invoice',
    () => import('../../billing/invoice-drafts/draft-screen.tsx'),
  ),
  record(
    '/admin/invoices/:uuid',
    finance,
    'Invoice',
    () => import('../../billing/staff-invoices/staff-invoice-screen.tsx'),
  ),
  record(
    '/admin/invoices/:uuid/detail',
    finance,
    'Invoice detail',
    () => import('../../billing/invoices/invoice-detail-screen.tsx'),
  ),
  ...adjustments('client', '/admin/invoice-adjustments', 73, {
    list: 'Invoice adjustments',
    one: 'Invoice adjustment',
  }),
  financePage('/admin/bills', 'Bills', 'bills', 74, () => import('../../pages/admin/bills/bill-list-page.tsx')),
  record(
    '/admin/bills/edit/:uuid',
    billEditors,
    'Edit bill',
    () => import('../../payroll/bills/staff/edit-bill-screen.tsx'),
  ),
  page('/admin/bills/run', billEditors, 'Billing run', () => import('../../pages/admin/bills/billing-run-page.tsx')),
  page('/admin/bills/payouts', finance, 'Payouts', () => import('../../payroll/payouts/payout-list-screen.tsx')),
  record('/admin/bills/payouts/:uuid', finance, 'Payout', () => import('../../payroll/payouts/payout-screen.tsx')),
  page(
    '/admin/bills/paid',
    finance,
    'Paid in a year',
    () => import('../../payroll/pay-year/paid-assistant-screen.tsx'),
  ),
  record('/admin/bills/:uuid', finance, 'Bill', () => import('../../payroll/bills/staff/staff-bill-screen.tsx')),
  record(
    '/admin/bills/:uuid/detail',
    finance,
    'Bill detail',
    () => import('../../payroll/bills/staff/bill-detail-screen.tsx'),
  ),
  ...adjustments('va', '/admin/bill-adjustments', 75, { list: 'Bill adjustments', one: 'Bill adjustment' }),
  page(
    '/admin/net-income',
    reports,
    'Net income',
    () => import('../../desk/finance/net-income/net-income-screen.tsx'),
    { menu: { label: 'Net income', icon: 'chart', order: 76, parent: 'adminFinance' } },
  ),
  page(
    '/admin/net-income/lines',
    reports,
    'Net income, line by line',
    () => import('../../desk/finance/net-income/income-line-screen.tsx'),
  ),
  page(
    '/admin/net-income/rates',
    reports,
    'Exchange rates',
    () => import('../../desk/exchange-rates/exchange-rate-list-screen.tsx'),
  ),
  record(
    '/admin/net-income/rates/:month',
    reports,
    'Exchange rate',
    () => import('../../desk/exchange-rates/exchange-rate-record.tsx'),
    { example: '/admin/net-income/rates/2026-11' },
  ),
  page('/admin/promotions', finance, 'Promotions', () => import('../../billing/promotions/promotion-list-screen.tsx'), {
    menu: { label: 'Promotions', icon: 'promotion', order: 80 },
  }),
  record(
    '/admin/promotions/:uuid',
    finance,
    'Promotion',
    () => import('../../billing/promotions/promotion-screen.tsx'),
  ),
]
