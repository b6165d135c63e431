import S3rver from 's3rver'

export interface S3Server {
  readonly url: string
  stop(): Promise<void>
}

/** A server that speaks S3 on a folder, with one bucket, `talentplace`; its key and secret are `S3RVER`. */
export async function startS3(directory: string): Promise<S3Server> {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'talentplace' }],
  })
  const { port } = await s3.run()
  return { url: `http://127.0.0.1:${port}`, stop: () => s3.close() }
}
