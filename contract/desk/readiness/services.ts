/** E3: the outside services, and what else the product needs to be right. */
export const services = [
  'payment',
  'mail',
  'maps',
  'calendar',
  'storage',
  'backups',
  'realtime',
  'accounting_export',
  'payouts_cad',
  'payouts_usd',
  'supplier_tax_numbers',
  'zone_data',
] as const
export type Service = (typeof services)[number]

export const serviceTitles: Readonly<Record<Service, string>> = {
  payment: 'Card payments',
  mail: 'Email',
  maps: 'City suggestions',
  calendar: 'Meeting calendar',
  storage: 'Attached files',
  backups: 'Backups',
  realtime: 'Live updates',
  accounting_export: 'Accounting export',
  payouts_cad: 'Bank files in CAD',
  payouts_usd: 'Bank files in USD',
  supplier_tax_numbers: 'Our tax numbers',
  zone_data: 'Time zone data',
}
