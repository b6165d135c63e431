import { clients, anonymous } from './access-rows.ts'
import type { AccessRow } from './access.ts'

/* Who may ask about drafts, subscriptions and their people: rows that several domains share. */

export const projectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_matching.view': status,
  'super admin': status,
})

export const projects: AccessRow = {
  own: { ...anonymous, ...clients(200), ...projectStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...projectStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...projectStaff(404), others: 403 },
}

export const clientProjectStaff = (status: number) => ({
  'admin with admin_project.view': status,
  'admin with admin_client.view': status,
  'super admin': status,
})

export const subscriptions: AccessRow = {
  own: { ...anonymous, ...clients(200), ...clientProjectStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...clientProjectStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...clientProjectStaff(404), others: 403 },
}

// Only a client's own people end what they pay for.
export const cancellations: AccessRow = {
  own: { ...anonymous, ...clients(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), others: 403 },
  absent: { ...anonymous, ...clients(404), others: 403 },
}

export const assistantStaff = (status: number) => ({
  'admin with admin_virtualassistant.view': status,
  'super admin': status,
})

export const ownRatePlans: AccessRow = {
  own: { ...anonymous, ...assistantStaff(200), assistant: 200, others: 403 },
  foreign: { ...anonymous, ...assistantStaff(200), assistant: 404, others: 403 },
  absent: { ...anonymous, ...assistantStaff(404), assistant: 404, others: 403 },
}

const planStaff = (status: number) => ({ 'admin with admin_project.edit': status, 'super admin': status })

// Staff alone decide who has which place, and what it is paid.
export const planned: AccessRow = {
  own: { ...anonymous, ...planStaff(200), others: 403 },
  absent: { ...anonymous, ...planStaff(404), others: 403 },
}

const boardStaff = (status: number) => ({ 'admin with admin_matching.edit': status, 'super admin': status })

export const boardMoves: AccessRow = {
  own: { ...anonymous, ...boardStaff(200), others: 403 },
  absent: { ...anonymous, ...boardStaff(404), others: 403 },
}
