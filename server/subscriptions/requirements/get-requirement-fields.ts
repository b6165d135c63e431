import { requirementFields } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { getRequirementFields } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { handle } from '../../platform/http/handler.ts'

/** A2.14: the questions of the welcome brief. */
export function getRequirementFieldsOperation() {
  return handle(getRequirementFields, () => ({
    fields: requirementFields.map((field) => ({ ...field, options: [...field.options] })),
  }))
}
