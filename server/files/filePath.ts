import { isContentFile } from '../../renderer/contentFile.ts';
import { NotFoundError } from '../errors.ts';

/**
 * Checks the path of a file on the content service that came from outside.
 * @param path as it stands in the request; only the one way pages write it is understood.
 * @param extensions in lower case, without dot.
 * @returns the path, safe to append to the address of the content service.
 * @throws NotFoundError that says what is wrong with it.
 */
export function filePath(path: string, extensions: readonly string[]): string {
  if (!isContentFile(path)) throw new NotFoundError('the path is not written as pages write those of files');
  if (!extensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`))) {
    throw new NotFoundError(`the file does not end in ${extensions.join(', ')}`);
  }
  return path;
}
