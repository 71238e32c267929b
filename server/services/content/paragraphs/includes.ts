/** Picture of a media field, with its file. */
export function imageInclude(field: string): string {
  return `${field}.field_media_image`;
}

/** The two crops of a picture from edge to edge, as heroes and wide media have them. */
export const widePictureInclude = [imageInclude('field_desktop_image'), imageInclude('field_mobile_image')];

/** Film of a media field, with its file. */
export function videoInclude(field: string): string {
  return `${field}.field_media_video_file`;
}
