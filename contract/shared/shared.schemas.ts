import { viewQuery } from './saved-view.ts'
import { ownApproval, secondPersonWait, waitingColleague } from './second-person-wait.ts'
import { storedFile } from './stored-file.ts'

/** The names that schemas which the features share have in the OpenAPI document. */
export const sharedSchemas = {
  OwnApproval: ownApproval,
  SecondPersonWait: secondPersonWait,
  StoredFile: storedFile,
  ViewQuery: viewQuery,
  WaitingColleague: waitingColleague,
}
