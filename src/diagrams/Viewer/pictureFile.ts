/** A picture that was drawn before the build. */
export interface PictureFile {
  /** Its address. */
  src: string;
  /** In px. */
  width: number;
  height: number;
}
