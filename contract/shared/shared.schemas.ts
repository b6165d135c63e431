import { signedAmount } from './money.ts'
import { namedAssistant, namedStaff, namedUser } from './named-people.ts'
import { viewQuery } from './saved-view.ts'
import { ownApproval, secondPersonWait, waitingColleague } from './second-person-wait.ts'
import { storedFile } from './stored-file.ts'

/** The names that schemas which the features share have in the OpenAPI document. */
export const sharedSchemas = {
  NamedAssistant: namedAssistant,
  NamedStaff: namedStaff,
  NamedUser: namedUser,
  OwnApproval: ownApproval,
  SecondPersonWait: secondPersonWait,
  SignedAmount: signedAmount,
  StoredFile: storedFile,
  ViewQuery: viewQuery,
  WaitingColleague: waitingColleague,
}
