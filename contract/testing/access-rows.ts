import type { AccessRow } from './access.ts'

export const deadTokens = { 'ended session': 401, 'invented token': 401 } as const

export const anonymous = { visitor: 401, ...deadTokens } as const

export const clients = (status: number) => ({
  'primary contact': status,
  'secondary contact': status,
  'other client': status,
})

export const open: AccessRow = { own: { ...deadTokens, others: 200 } }

export const openWithObject: AccessRow = {
  own: { ...deadTokens, others: 200 },
  foreign: { ...deadTokens, others: 200 },
  absent: { ...deadTokens, others: 404 },
}

export const signedIn: AccessRow = { own: { ...anonymous, others: 200 } }

export const configurationStaff = (status: number) => ({
  'admin with admin_configuration.view': status,
  'super admin': status,
})

export const configurationEditors = (status: number) => ({
  'admin with admin_configuration.edit': status,
  'super admin': status,
})

export const clientStaff = (status: number) => ({ 'admin with admin_client.view': status, 'super admin': status })

export const impersonating = (status: number) => ({ 'impersonating admin': status })

export const priceViewers = (status: number) => ({
  'admin with admin_finance.view': status,
  'super admin': status,
})

export const priceEditors = (status: number) => ({
  'admin with admin_finance.edit': status,
  'super admin': status,
})

export const prices: AccessRow = { own: { ...anonymous, ...priceViewers(200), others: 403 } }

export const priceChanges: AccessRow = { own: { ...anonymous, ...priceEditors(200), others: 403 } }

export const onePriceChange: AccessRow = {
  ...priceChanges,
  absent: { ...anonymous, ...priceEditors(404), others: 403 },
}

export const userEditors = (status: number) => ({ 'admin with admin_user.edit': status, 'super admin': status })

export const userViewers = (status: number) => ({ 'admin with admin_user.view': status, 'super admin': status })

export const ownOnly: AccessRow = {
  own: { ...anonymous, others: 200 },
  foreign: { ...anonymous, others: 404 },
  absent: { ...anonymous, others: 404 },
}
