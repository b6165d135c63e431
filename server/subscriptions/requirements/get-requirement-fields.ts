import { requirementFields } from '@talentplace/contract/subscriptions/requirements/requirement-fields'
import { getRequirementFields } from '@talentplace/contract/subscriptions/requirements/requirements.routes'
import { handle } from '../../platform/http/handler.ts'

/** A2.14: the questions of the welcome brief, in the language of whoever reads. */
export function getRequirementFieldsOperation() {
  return handle(getRequirementFields, () => ({
    fields: requirementFields.map((field) => ({
      ...field,
      label: field.label(),
      help: field.help(),
      options: field.options.map(({ value, title }) => ({ value, title: title() })),
    })),
  }))
}
