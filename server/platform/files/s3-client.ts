import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'

export interface S3Account {
  /** Null: Amazon's own, by the region. */
  readonly endpoint: string | null
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Ms that a store may take to be reached, and to answer, where nobody waits for it. */
const patience = { connectionTimeout: 5_000, requestTimeout: 30_000 }

/** A client of a store that speaks S3; `settings` over the usual ones. */
export function openS3(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Account,
  settings: Pick<S3ClientConfig, 'requestHandler' | 'maxAttempts' | 'expectContinueHeader'> = {},
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's are found by their path, and not all of them know its newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
    ...settings,
  })
}
