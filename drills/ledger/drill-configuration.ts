import { readConfiguration } from '@talentplace/server/app/configuration'

export const drillConfiguration = readConfiguration({
  NODE_ENV: 'test',
  DEMO_DATA: '0',
  PUBLIC_URL: 'https://talentplace.test',
  SUPPLIER_TAX_NUMBERS: 'GST/HST=123456789 RT0001',
})
