import type { AssistantListName } from '@talentplace/contract/talent/assistants/assistant-lists'
import type { AppRoute, Guard } from './route.ts'
import { discussionRoutes } from './discussions.ts'
import { pagesOf } from './page-route.ts'
import { recordsOf } from './record-route.ts'

const page = pagesOf('admin')
const record = recordsOf('admin')
const staff: Guard = { anyOf: ['admin'] }
const assistants: Guard = { anyOf: ['admin_virtualassistant.view'] }
const clients: Guard = { anyOf: ['admin_client.view'] }
const projects: Guard = { anyOf: ['admin_project.view'] }
const matching: Guard = { anyOf: ['admin_matching.view'] }
const requirements: Guard = { anyOf: ['admin_project.view', 'admin_matching.view'] }

const reviewList = () => import('../../subscriptions/feedback/staff/review-list-screen.tsx')

function assistantList(path: string, list: AssistantListName, title: string, menu?: { label: string; order: number }) {
  return page(
    `/admin/virtualassistants${path}`,
    assistants,
    title,
    () => import('../../pages/admin/assistants/assistant-list-page.tsx'),
    { props: { list }, ...(menu && { menu: { ...menu, icon: 'people', parent: 'adminAssistants' } }) },
  )
}

/** A3.1: staff's home, and the people and subscriptions they look after. */
export const adminPeopleRoutes: readonly AppRoute[] = [
  { path: '/admin/dashboard', area: 'admin', redirectTo: '/admin/home' },
  page('/admin/home', staff, 'Home', () => import('../../pages/admin/home/admin-home-page.tsx'), {
    menu: { label: 'Home', icon: 'home', order: 10 },
  }),
  ...discussionRoutes('admin', staff, 15),
  assistantList('', 'active', 'Virtual assistants', { label: 'Active', order: 21 }),
  assistantList('/probationary', 'probationary', 'Probationary assistants', { label: 'Probationary', order: 22 }),
  assistantList('/applicants', 'applicants', 'Applicants', { label: 'Applicants', order: 23 }),
  page(
    '/admin/virtualassistants/interviews',
    assistants,
    'Interviews and onboarding',
    () => import('../../talent/appointments/appointment-list-screen.tsx'),
    { menu: { label: 'Interviews', icon: 'people', order: 24, parent: 'adminAssistants' } },
  ),
  assistantList('/rejected', 'rejected', 'Rejected applicants'),
  assistantList('/inactive', 'inactive', 'Inactive assistants', { label: 'Inactive', order: 25 }),
  assistantList('/ineligible', 'ineligible', 'Ineligible assistants', { label: 'Ineligible', order: 26 }),
  page(
    '/admin/virtualassistants/loss-retention-tracking',
    assistants,
    'Loss and retention',
    () => import('../../talent/retention/retention-list-screen.tsx'),
    { menu: { label: 'Loss and retention', icon: 'people', order: 27, parent: 'adminAssistants' } },
  ),
  assistantList('/lost', 'lost', 'Assistants who left'),
  page(
    '/admin/virtualassistants/missingbankinginfo',
    { anyOf: ['admin_virtualassistant.view', 'admin_finance.view'] },
    'Missing banking information',
    () => import('../../payroll/banking/missing-banking-screen.tsx'),
    { menu: { label: 'Missing banking', icon: 'people', order: 28, parent: 'adminAssistants' } },
  ),
  page('/admin/virtualassistants/reviews', assistants, 'Reviews', reviewList, {
    menu: { label: 'Reviews', icon: 'people', order: 29, parent: 'adminAssistants' },
  }),
  page(
    '/admin/virtualassistants/skill-test-questions',
    assistants,
    'Skill test questions',
    () => import('../../talent/skill-tests/item-list-screen.tsx'),
    { menu: { label: 'Skill test questions', icon: 'people', order: 29, parent: 'adminAssistants' } },
  ),
  record(
    '/admin/virtualassistants/:user_uuid',
    assistants,
    'Virtual assistant',
    () => import('../../pages/admin/assistants/assistant-page.tsx'),
  ),
  page('/admin/clients', clients, 'Clients', () => import('../../accounts/clients/client-list-screen.tsx'), {
    menu: { label: 'Clients', icon: 'building', order: 30 },
  }),
  record('/admin/clients/:client_uuid', clients, 'Client', () => import('../../pages/admin/clients/client-page.tsx')),
  page(
    '/admin/projects',
    projects,
    'Subscriptions',
    () => import('../../subscriptions/staff/project-list-screen.tsx'),
    {
      menu: { label: 'All', icon: 'briefcase', order: 41, parent: 'adminProjects' },
    },
  ),
  page(
    '/admin/projects/matching',
    matching,
    'Matching',
    () => import('../../hiring/match-board/open-role-list-screen.tsx'),
    { menu: { label: 'Matching', icon: 'people', order: 42, parent: 'adminProjects' } },
  ),
  record(
    '/admin/projects/matching/:project_uuid',
    matching,
    'Match a subscription',
    () => import('../../hiring/match-board/match-board-record.tsx'),
  ),
  record(
    '/admin/projects/requirements/:project_uuid',
    requirements,
    'Welcome brief',
    () => import('../../subscriptions/requirements/requirements-record.tsx'),
  ),
  record(
    '/admin/projects/:project_uuid',
    projects,
    'Subscription',
    () => import('../../pages/admin/clients/project-page.tsx'),
  ),
  record(
    '/admin/projects/:project_uuid/virtualassistants/:virtualassistant_uuid',
    projects,
    'Assistant on a subscription',
    () => import('../../subscriptions/rate-plans/assistant-on-project.tsx'),
  ),
]
