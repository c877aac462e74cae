import { join } from 'node:path'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { openQueue, QUEUE, QUEUE_SCHEMA } from './boss.ts'
import type { QueueOptions } from './boss.ts'
import type { MailJob, MailQueue, MailWriters } from './mail-queue.ts'
import { createFileTransport, createSmtpTransport, isRefusedForGood } from './transport.ts'
import type { Transport } from './transport.ts'

export interface MailOptions extends QueueOptions {
  database: OpenedDatabase
  /** One writer for each kind of job. */
  writers: MailWriters
  /** `smtp://user:password@host:587`. Without it mails are files in `dataDir`/mails. */
  smtpUrl: string | undefined
  dataDir: string
  /** Seconds between two polls for mails without a `wake`: retries, and mails of other processes. */
  pollingInterval?: number
}

export const mailFolder = (dataDir: string): string => join(dataDir, 'mails')

/** Opens the queue and sends its mails until it is stopped. */
export async function startMail(options: MailOptions): Promise<MailQueue & { stop: () => Promise<void> }> {
  const { database, smtpUrl, dataDir, pollingInterval = 5 } = options
  const queue = await openQueue(database, options)
  const transport = smtpUrl ? createSmtpTransport(smtpUrl) : createFileTransport(mailFolder(dataDir))
  const worker = await queue.boss.work<MailJob>(QUEUE, { pollingIntervalSeconds: pollingInterval }, async ([job]) => {
    if (job === undefined) return
    await deliver(job, transport, options)
    // There may be more mails; the next poll would be seconds later.
    queue.wake()
  })
  queue.onWake(() => queue.boss.notifyWorker(worker))
  return {
    enqueue: queue.enqueue,
    wake: queue.wake,
    async stop() {
      await queue.stop()
      transport.close()
    },
  }
}

/** An error it throws makes the queue try the mail again. */
async function deliver({ id, data }: { id: string; data: MailJob }, transport: Transport, options: MailOptions) {
  try {
    const write = options.writers[data.kind]
    // A newer version may have queued it: its process has a writer.
    if (write === undefined) throw new Error(`No writer is registered for mails of the kind ${data.kind}`)
    const mail = await write(data)
    if (mail !== undefined) await transport.send({ ...mail, id })
  } catch (error) {
    const forGood = isRefusedForGood(error)
    const next = forGood ? 'refused for good' : 'not sent, will be tried again'
    options.log.error({ err: error, mail: id, ...data }, `mail: ${next}`)
    if (forGood) await giveUp(id, options)
    throw error
  }
}

/** pg-boss has no call for it. A job without retries left has failed and keeps the reason in `output`. */
const giveUp = (id: string, { database }: MailOptions) =>
  database.query(`update ${QUEUE_SCHEMA}.job set retry_limit = retry_count where id = $1`, [id])
