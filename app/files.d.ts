// What the bundler makes of a file that is imported, such as an SVG; Next's own note of it isn't kept in git.
/// <reference types="next/image-types/global" />
