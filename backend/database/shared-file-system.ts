import { statfs } from 'node:fs/promises'

/**
 * File systems that several machines may have mounted, each with its own locks. The numbers are those of the manual
 * page statfs(2). `FUSE` is also virtiofs, and a folder of the host in Docker Desktop.
 */
const SHARED: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x65735546: 'FUSE',
  0x01021997: '9p',
  0x00c36400: 'Ceph',
  0x0bd00bd0: 'Lustre',
  0x01161970: 'GFS2',
  0x7461636f: 'OCFS2',
  0x5346414f: 'AFS',
  0x47504653: 'GPFS',
  0x786f4256: 'VirtualBox shared folder',
  0xbacbacbc: 'VMware shared folder',
}

/** Name of the folder's file system if a lock may hold on one machine only; by the numbers of Linux. */
export const sharedFileSystem = async (folder: string): Promise<string | undefined> =>
  process.platform === 'linux' ? SHARED[(await statfs(folder)).type] : undefined
