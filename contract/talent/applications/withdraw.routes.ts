import { operation } from '../../shared/operation.ts'
import { ownApplication } from './application.routes.ts'

/** 409 `application_ended` where it has ended already. */
export const withdrawApplication = operation({
  name: 'applications.withdrawApplication',
  method: 'POST',
  path: '/applications/self/withdraw',
  summary: 'Withdraw one’s application',
  caller: ['virtualassistant'],
  reply: ownApplication,
  failures: ['404 not_found', '409 application_ended'],
})
