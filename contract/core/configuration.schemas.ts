import { configurationValue } from './configuration/configuration-value.ts'
import { configuration } from './configuration/stored-configuration.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const configurationSchemas = {
  Configuration: configuration,
  ConfigurationValue: configurationValue,
}
