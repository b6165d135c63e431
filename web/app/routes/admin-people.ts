import { firstRead } from '../../platform/api/query.ts'
import type { AppRoute, Guard } from './route.ts'
import { beingBuilt } from './being-built.ts'
import { built, routesOf } from './route-of.ts'

const page = routesOf('admin')
const staff: Guard = { anyOf: ['admin'] }
const assistants: Guard = { anyOf: ['admin_virtualassistant.view'] }
const clients: Guard = { anyOf: ['admin_client.view'] }
const projects: Guard = { anyOf: ['admin_project.view'] }
const matching: Guard = { anyOf: ['admin_matching.view'] }
const requirements: Guard = { anyOf: ['admin_project.view', 'admin_matching.view'] }

function assistantList(path: string, label: string, order: number, title: string, will: string) {
  return page(`/admin/virtualassistants${path}`, assistants, beingBuilt(title, will), {
    menu: { label, icon: 'people', order, parent: 'adminAssistants' },
  })
}

/** A3.1: staff's home, and the people and subscriptions they look after. */
export const adminPeopleRoutes: readonly AppRoute[] = [
  { path: '/admin/dashboard', area: 'admin', redirectTo: '/admin/home' },
  page(
    '/admin/home',
    staff,
    built('Home', 'pages/admin/home/admin-home-page.tsx', async () => {
      const { AdminHomePage } = await import('../../pages/admin/home/admin-home-page.tsx')
      return AdminHomePage
    }),
    { reads: () => [firstRead('operations.getAdminHome', {})], menu: { label: 'Home', icon: 'home', order: 10 } },
  ),
  page(
    '/admin/discussions',
    staff,
    beingBuilt('Discussions', 'Every conversation between clients, assistants and us, to read and to join visibly.'),
    { menu: { label: 'Discussions', icon: 'messages', order: 15 } },
  ),
  page('/admin/discussions/:uuid', staff, beingBuilt('Discussion', 'One conversation in full.')),
  assistantList(
    '',
    'Active',
    21,
    'Virtual assistants',
    'Everyone who works with us, with their state, hours, projects and time zone.',
  ),
  assistantList(
    '/probationary',
    'Probationary',
    22,
    'Probationary assistants',
    'Assistants in their first weeks, with when their probation ends.',
  ),
  assistantList(
    '/applicants',
    'Applicants',
    23,
    'Applicants',
    'People who apply to work with us, with the step they have reached.',
  ),
  assistantList('/inactive', 'Inactive', 24, 'Inactive assistants', 'Assistants who take no new work at present.'),
  assistantList(
    '/ineligible',
    'Ineligible',
    25,
    'Ineligible assistants',
    'Assistants who may not be matched, with the reason.',
  ),
  assistantList(
    '/loss-retention-tracking',
    'Loss and retention',
    26,
    'Loss and retention',
    'Assistants who are leaving or may leave, the projects affected and who takes over.',
  ),
  assistantList(
    '/missingbankinginfo',
    'Missing banking',
    27,
    'Missing banking information',
    'Assistants we owe money and cannot pay yet.',
  ),
  page(
    '/admin/virtualassistants/:user_uuid',
    assistants,
    beingBuilt(
      'Virtual assistant',
      'One assistant: profile, state with its history, projects, hours, bills and notes.',
    ),
  ),
  page(
    '/admin/clients',
    clients,
    built('Clients', 'pages/admin/clients/clients-page.tsx', async () => {
      const { ClientsPage } = await import('../../pages/admin/clients/clients-page.tsx')
      return ClientsPage
    }),
    { menu: { label: 'Clients', icon: 'building', order: 30 } },
  ),
  page(
    '/admin/clients/:client_uuid',
    clients,
    built('Client', 'pages/admin/clients/client-page.tsx', async () => {
      const { ClientPage } = await import('../../pages/admin/clients/client-page.tsx')
      return ClientPage
    }),
  ),
  page(
    '/admin/projects',
    projects,
    built('Subscriptions', 'pages/admin/projects/projects-page.tsx', async () => {
      const { ProjectsPage } = await import('../../pages/admin/projects/projects-page.tsx')
      return ProjectsPage
    }),
    { menu: { label: 'All', icon: 'briefcase', order: 41, parent: 'adminProjects' } },
  ),
  page(
    '/admin/projects/matching',
    matching,
    beingBuilt('Matching', 'Subscriptions that still need a person, and who would fit each role.'),
    { menu: { label: 'Matching', icon: 'people', order: 42, parent: 'adminProjects' } },
  ),
  page(
    '/admin/projects/matching/:project_uuid',
    matching,
    beingBuilt('Match a subscription', 'The roles of one subscription, who was proposed for each and what they said.'),
  ),
  page(
    '/admin/projects/requirements/:project_uuid',
    requirements,
    built('Welcome brief', 'pages/admin/requirements/requirements-page.tsx', async () => {
      const { RequirementsPage } = await import('../../pages/admin/requirements/requirements-page.tsx')
      return RequirementsPage
    }),
  ),
  page(
    '/admin/projects/:project_uuid',
    projects,
    built('Subscription', 'pages/admin/projects/project-page.tsx', async () => {
      const { ProjectPage } = await import('../../pages/admin/projects/project-page.tsx')
      return ProjectPage
    }),
  ),
  page(
    '/admin/projects/:project_uuid/virtualassistants/:virtualassistant_uuid',
    projects,
    beingBuilt('Assistant on a subscription', 'One person’s part in a subscription: role, hours, rate and dates.'),
  ),
]
