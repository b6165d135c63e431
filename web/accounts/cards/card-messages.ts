import * as t from '@talentplace/contract/accounts/messages/cards'
import * as ui from '@talentplace/contract/shared/messages/ui'
/** B9.3, B9.4. */
export const cardMessages = {
  notLoaded: ui.errorOccurred(),
  notEntered: t.notEntered(),
  notSaved: t.notSaved(),
  notDefault: t.notDefault(),
  notDeleted: t.notDeleted(),
  defaultRetained: t.defaultRetained(),
  madeDefault: t.madeDefault(),
} as const
