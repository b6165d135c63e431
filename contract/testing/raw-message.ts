/** The validation library's own words, which no person should read. */
export const rawMessage =
  /^(?:Too (?:big|small):|Invalid (?:input|option|string|number|discriminator|key|ISO|UUID|URL|email|element|[A-Z])|Unrecognized keys?:)|\bexpected (?:string|number|int|array|object|boolean|record|one of)\b/
