import { queryText } from '../api/query-text.ts'
import { withQuery } from './paths.ts'

/** The addresses of staff's own pages, which no visitor's page loads; every link and redirect to them comes from here. */
export const staffPaths = {
  managedNotifications: () => '/admin/manage_notifications',
  managedNotification: (uuid: string) => `/admin/manage_notifications/${encodeURIComponent(uuid)}`,
  newNotification: () => '/admin/manage_notifications/-1',
  productFeedback: () => '/admin/manage_notifications/feedback',
  alerts: (query: object = {}) => withQuery('/admin/alerts', queryText(query)),
  alert: (uuid: string) => `/admin/alerts/${encodeURIComponent(uuid)}`,
  jobs: (query: object = {}) => withQuery('/admin/jobs', queryText(query)),
  job: (uuid: string) => `/admin/jobs/${encodeURIComponent(uuid)}`,
  cronJobs: () => '/admin/cronjobs',
  cronJob: (uuid: string) => `/admin/cronjobs/${encodeURIComponent(uuid)}`,
  administration: () => '/admin/administration',
  readiness: () => '/admin/integration-readiness',
  criteria: (kind: 'roles' | 'skills' | 'tools' | 'industries', query: object = {}) =>
    withQuery(`/admin/criteria/${kind}`, queryText(query)),
  criterion: (kind: 'roles' | 'skills' | 'tools' | 'industries', id: number) => `/admin/criteria/${kind}/${id}`,
  sockets: () => '/admin/sockets',
  deletionRequests: () => '/admin/deletion-requests',
  deletionRequest: (uuid: string) => `/admin/deletion-requests/${encodeURIComponent(uuid)}`,
  users: () => '/admin/users',
  user: (uuid: string) => `/admin/users/${encodeURIComponent(uuid)}`,
  staffReviews: () => '/admin/virtualassistants/reviews',
  /** `query`: the list's filters, as its own address has them. */
  staffInvoices: (query: object = {}) => withQuery('/admin/invoices', queryText(query)),
  staffInvoice: (uuid: string) => `/admin/invoices/${encodeURIComponent(uuid)}`,
  editInvoice: (uuid: string) => `/admin/invoices/edit/${encodeURIComponent(uuid)}`,
  newInvoice: () => '/admin/invoices/edit/-1',
  staffInvoiceDetail: (uuid: string) => `/admin/invoices/${encodeURIComponent(uuid)}/detail`,
  /** Adjustments of one kind. */
  adjustments: (kind: 'client' | 'va', query: object = {}) =>
    withQuery(kind === 'client' ? '/admin/invoice-adjustments' : '/admin/bill-adjustments', queryText(query)),
  adjustment: (kind: 'client' | 'va', uuid: string) =>
    `/admin/${kind === 'client' ? 'invoice' : 'bill'}-adjustments/${encodeURIComponent(uuid)}`,
  /** A new one, for a subscription or an assistant. */
  newAdjustment: (kind: 'client' | 'va', about: object = {}) =>
    withQuery(`/admin/${kind === 'client' ? 'invoice' : 'bill'}-adjustments/-1`, queryText(about)),
  paidAssistants: () => '/admin/bills/paid',
  payouts: (query: object = {}) => withQuery('/admin/bills/payouts', queryText(query)),
  payout: (uuid: string) => `/admin/bills/payouts/${encodeURIComponent(uuid)}`,
  /** Staff's lists of assistants; the active ones' has no name of its own. */
  staffAssistants: (list = '') => `/admin/virtualassistants${list === '' ? '' : `/${list}`}`,
  interviews: (query: object = {}) => withQuery('/admin/virtualassistants/interviews', queryText(query)),
  /** `tab`: of the record, where another than the first is meant. */
  staffAssistant: (uuid: string, tab?: string) =>
    withQuery(`/admin/virtualassistants/${encodeURIComponent(uuid)}`, tab === undefined ? '' : queryText({ tab })),
  /** Applicants; `query`: the list's filters. */
  applicants: (query: object = {}) => withQuery('/admin/virtualassistants/applicants', queryText(query)),
  /** Assistants who leave or may leave; `query`: the list's filters. */
  retention: (query: object = {}) => withQuery('/admin/virtualassistants/loss-retention-tracking', queryText(query)),
  missingBanking: () => '/admin/virtualassistants/missingbankinginfo',
  staffBills: (query: object = {}) => withQuery('/admin/bills', queryText(query)),
  staffBill: (uuid: string) => `/admin/bills/${encodeURIComponent(uuid)}`,
  staffBillDetail: (uuid: string) => `/admin/bills/${encodeURIComponent(uuid)}/detail`,
  staffBillEditor: (uuid: string) => `/admin/bills/edit/${encodeURIComponent(uuid)}`,
  newBill: () => '/admin/bills/edit/-1',
  billingRun: () => '/admin/bills/run',
  /** Staff's own tasks; `query`: the list's filters. */
  staffTodo: (query: object = {}) => withQuery('/admin/tasks/todo', queryText(query)),
  staffTime: (query: object = {}) => withQuery('/admin/time', queryText(query)),
  staffTimeEntry: (uuid: string) => `/admin/time/${encodeURIComponent(uuid)}`,
  staffProjects: (query: object = {}) => withQuery('/admin/projects', queryText(query)),
  matching: (query: object = {}) => withQuery('/admin/projects/matching', queryText(query)),
  matchBoard: (uuid: string) => `/admin/projects/matching/${encodeURIComponent(uuid)}`,
  staffProject: (uuid: string) => `/admin/projects/${encodeURIComponent(uuid)}`,
  staffRatePlan: (project: string, assistant: string) =>
    `/admin/projects/${encodeURIComponent(project)}/virtualassistants/${encodeURIComponent(assistant)}`,
  staffRequirements: (uuid: string) => `/admin/projects/requirements/${encodeURIComponent(uuid)}`,
  staffClients: () => '/admin/clients',
  staffClient: (uuid: string) => `/admin/clients/${encodeURIComponent(uuid)}`,
  configurations: () => '/admin/configurations',
  configuration: (name: string) => `/admin/configurations/${encodeURIComponent(name)}`,
  finance: () => '/admin/finance',
  netIncome: (query: object = {}) => withQuery('/admin/net-income', queryText(query)),
  /** What a figure is made from; `query`: its filters. */
  incomeLines: (query: object = {}) => withQuery('/admin/net-income/lines', queryText(query)),
  exchangeRates: (query: object = {}) => withQuery('/admin/net-income/rates', queryText(query)),
  /** `month`: 2026-11. */
  exchangeRate: (month: string) => `/admin/net-income/rates/${encodeURIComponent(month)}`,
  financePrices: () => '/admin/finance/prices',
  financeRoles: () => '/admin/finance/roles',
  financeTaxes: () => '/admin/finance/taxes',
  promotions: () => '/admin/promotions',
  promotion: (uuid: string) => `/admin/promotions/${encodeURIComponent(uuid)}`,
  newPromotion: () => '/admin/promotions/-1',
  utms: (query = '') => withQuery('/admin/utms', query.replace(/^\?/, '')),
  utm: (uuid: string) => `/admin/utms/${encodeURIComponent(uuid)}`,
  contentPages: () => '/admin/content',
  contentPage: (page: string) => `/admin/content/${encodeURIComponent(page)}`,
} as const
