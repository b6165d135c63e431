import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { queryText } from '../api/query-text.ts'

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/** The part of the product a person belongs to, as addresses begin with it. */
export type RoleArea = 'client' | 'va' | 'admin'

/** The addresses of our pages; every link and redirect comes from here. */
export const paths = {
  home: () => '/',
  search: (step?: WizardStep, uuid?: string | null) =>
    withQuery(uuid ? `/search/${encodeURIComponent(uuid)}` : '/search', step ? `step=${step}` : ''),
  /** `query` is an object of values or lists, or an address's own search text (`?rids=3`). */
  assistant: (uuid: string, query: object | string = '') =>
    withQuery(
      `/assistants/${encodeURIComponent(uuid)}`,
      typeof query === 'string' ? query.replace(/^\?/, '') : queryText(query),
    ),
  /** `query`: as `compareAddress` writes it. */
  compare: (query: string) => withQuery('/compare', query),
  candidateLists: () => '/client/candidates',
  sharedCandidates: (key: string) => `/shared/candidates/${encodeURIComponent(key)}`,
  signup: (query = '') => withQuery('/client/signup', query.replace(/^\?/, '')),
  /** `project`: the draft the call is about. */
  contact: (project?: string | null) =>
    withQuery('/client/contact', project ? queryText({ project_uuid: project }) : ''),
  /** `project`: which draft, where staff choose among a client's. */
  checkout: (project?: string) => withQuery('/client/checkout', project ? queryText({ project_uuid: project }) : ''),
  /** A payment that waits, taken up again. */
  resumePayment: (payment: string) => withQuery('/client/checkout', queryText({ payment })),
  checkoutConfirmation: (project: string) => `/client/checkout_confirmation/${encodeURIComponent(project)}`,
  thankYou: (project: string) => withQuery('/thankyou', queryText({ project })),
  matchingMeeting: (project?: string | null) =>
    withQuery('/client/matching_meeting', project ? queryText({ project_uuid: project }) : ''),
  meeting: (uuid: string) => `/client/meetings/${encodeURIComponent(uuid)}`,
  projectRequirements: (project: string) => `/client/projects/requirements/${encodeURIComponent(project)}`,
  /** `token`: of a mailed link; behind the #, so that no log gets to know it. */
  unsubscribe: (token: string) => `/unsubscribe#token=${encodeURIComponent(token)}`,
  healthcheck: () => '/healthcheck',
  clientHome: () => '/client/home',
  draftProjects: () => '/client/projects_draft',
  vaHome: () => '/va/home',
  adminHome: () => '/admin/home',
  pricing: () => '/pricing',
  successStories: () => '/success-stories',
  about: () => '/about',
  mission: () => '/mission',
  careers: () => '/careers',
  contactUs: () => '/contact',
  resourceHub: () => '/resource-hub',
  guide: (slug: string) => `/resource-hub/${encodeURIComponent(slug)}`,
  whatWeDo: () => '/what-we-do',
  whyUs: () => '/why-us',
  howItWorks: () => '/how-it-works',
  packages: () => '/packages',
  /** Where someone applies to work with us; it leads on to the next step. */
  apply: () => '/va/apply',
  /** A step of one's application; `path`: the step's own. The first one is where everything begins, and says so. */
  applyStep: (path: string) => (path === '/va/apply' ? '/va/apply?step=apply' : path),
  becomeAGuru: () => '/become-a-guru',
  terms: () => '/terms',
  privacy: () => '/privacy',
  notifications: (area: RoleArea) => `/${area}/notifications`,
  notification: (area: RoleArea, uuid: string) => `/${area}/notifications/${encodeURIComponent(uuid)}`,
  /** Where a person chooses what reaches them. */
  notificationChoices: (area: RoleArea) => (area === 'admin' ? '/preferences' : `/${area}/contact_info#notifications`),
  discussions: (area: RoleArea, query: object = {}) => withQuery(`/${area}/discussions`, queryText(query)),
  discussion: (area: RoleArea, uuid: string) => `/${area}/discussions/${encodeURIComponent(uuid)}`,
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
  preferences: () => '/preferences',
  password: () => '/profile/password',
  ownData: (area: RoleArea) =>
    area === 'client' ? '/client/data' : area === 'va' ? '/va/profile/data' : '/profile/data',
  deletionRequests: () => '/admin/deletion-requests',
  deletionRequest: (uuid: string) => `/admin/deletion-requests/${encodeURIComponent(uuid)}`,
  users: () => '/admin/users',
  user: (uuid: string) => `/admin/users/${encodeURIComponent(uuid)}`,
  clientProjects: () => '/client/projects',
  upcomingProjects: () => '/client/projects_upcoming',
  pastProjects: () => '/client/projects_past',
  reviews: () => '/client/reviews',
  staffReviews: () => '/admin/virtualassistants/reviews',
  billing: () => '/client/billing',
  colleagues: () => '/client/colleagues',
  clientInvoices: () => '/client/invoices',
  clientInvoice: (uuid: string) => `/client/invoices/${encodeURIComponent(uuid)}`,
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
  assistantBills: () => '/va/billing',
  assistantBill: (uuid: string) => `/va/billing/${encodeURIComponent(uuid)}`,
  assistantPayYear: () => '/va/billing/year',
  paidAssistants: () => '/admin/bills/paid',
  payouts: (query: object = {}) => withQuery('/admin/bills/payouts', queryText(query)),
  payout: (uuid: string) => `/admin/bills/payouts/${encodeURIComponent(uuid)}`,
  ownProfile: () => '/va/profile',
  ownProfilePreview: () => '/va/profile/preview',
  contactInfo: () => '/va/contact_info',
  courses: () => '/va/courses',
  course: (id: number) => `/va/courses/${id}`,
  /** Staff's lists of assistants; the active ones' has no name of its own. */
  staffAssistants: (list = '') => `/admin/virtualassistants${list === '' ? '' : `/${list}`}`,
  interviews: (query: object = {}) => withQuery('/admin/virtualassistants/interviews', queryText(query)),
  staffAssistant: (uuid: string) => `/admin/virtualassistants/${encodeURIComponent(uuid)}`,
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
  clientProject: (uuid: string) => `/client/projects/${encodeURIComponent(uuid)}`,
  /** Where the tasks of an area are listed. */
  tasks: (area: RoleArea) => (area === 'va' ? '/va/tasks/todo' : `/${area}/tasks`),
  /** Staff's own tasks; `query`: the list's filters. */
  staffTodo: (query: object = {}) => withQuery('/admin/tasks/todo', queryText(query)),
  task: (area: RoleArea, uuid: string) => `/${area}/tasks/${encodeURIComponent(uuid)}`,
  invitations: () => '/va/projects_candidate',
  assistantProjects: () => '/va/projects',
  pastAssistantProjects: () => '/va/projects_past',
  /** `ratePlan`: the place of it that is meant. */
  assistantProject: (uuid: string, ratePlan: string) =>
    `/va/projects/${encodeURIComponent(uuid)}/${encodeURIComponent(ratePlan)}`,
  assistantTime: () => '/va/time',
  /** Where the time of an area is listed; `query`: its filters. */
  time: (area: RoleArea, query: object = {}) => withQuery(`/${area}/time`, queryText(query)),
  staffTime: (query: object = {}) => withQuery('/admin/time', queryText(query)),
  staffTimeEntry: (uuid: string) => `/admin/time/${encodeURIComponent(uuid)}`,
  staffProjects: (query: object = {}) => withQuery('/admin/projects', queryText(query)),
  matching: (query: object = {}) => withQuery('/admin/projects/matching', queryText(query)),
  matchBoard: (uuid: string) => `/admin/projects/matching/${encodeURIComponent(uuid)}`,
  shortlist: (project: string) => `/client/projects/shortlist/${encodeURIComponent(project)}`,
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
