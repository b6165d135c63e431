import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { queryText } from '../api/query-text.ts'

export function withQuery(path: string, query: string): string {
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
  preferences: () => '/preferences',
  password: () => '/profile/password',
  ownData: (area: RoleArea) =>
    area === 'client' ? '/client/data' : area === 'va' ? '/va/profile/data' : '/profile/data',
  clientProjects: () => '/client/projects',
  upcomingProjects: () => '/client/projects_upcoming',
  pastProjects: () => '/client/projects_past',
  reviews: () => '/client/reviews',
  billing: () => '/client/billing',
  colleagues: () => '/client/colleagues',
  clientInvoices: () => '/client/invoices',
  clientInvoice: (uuid: string) => `/client/invoices/${encodeURIComponent(uuid)}`,
  assistantBills: () => '/va/billing',
  assistantBill: (uuid: string) => `/va/billing/${encodeURIComponent(uuid)}`,
  assistantPayYear: () => '/va/billing/year',
  ownProfile: () => '/va/profile',
  ownProfilePreview: () => '/va/profile/preview',
  contactInfo: () => '/va/contact_info',
  courses: () => '/va/courses',
  course: (id: number) => `/va/courses/${id}`,
  clientProject: (uuid: string) => `/client/projects/${encodeURIComponent(uuid)}`,
  /** Where the tasks of an area are listed. */
  tasks: (area: RoleArea) => (area === 'va' ? '/va/tasks/todo' : `/${area}/tasks`),
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
  shortlist: (project: string) => `/client/projects/shortlist/${encodeURIComponent(project)}`,
} as const
