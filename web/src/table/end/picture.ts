/** The result as a picture to share, drawn in the page. */
import { colourOf } from "../../cards/colours";
import type { Projection } from "../../net/protocol";

export interface Result {
  title: string;
  headline: string;
  footer: string;
  /** Everybody, the highest first. */
  rows: { seat: number; name: string; winner: boolean; part: Projection }[];
}

const [WIDE, MARGIN, HEAD, ROW] = [1080, 64, 260, 116];
const SERIF = '"Playfair Display Variable", "Times New Roman", serif';
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif';

/** Draws the result and gives it as a PNG. */
export async function resultPicture(result: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HEAD + result.rows.length * ROW + 110;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  drawGround(pen, canvas.height);
  write(pen, result.title, MARGIN, 96, `700 44px ${SERIF}`, "#f3d58a");
  write(pen, result.headline, MARGIN, 188, `800 64px ${SERIF}`, "#efe5d0");
  const most = Math.max(1, ...result.rows.map(({ part }) => part.total));
  result.rows.forEach((row, i) => {
    drawRow(pen, row, HEAD + i * ROW, most);
  });
  write(pen, result.footer, MARGIN, canvas.height - 44, `400 30px ${SANS}`, "#c0b197");
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture could be made"))), "image/png");
  });
}

function drawGround(pen: CanvasRenderingContext2D, high: number): void {
  const light = pen.createRadialGradient(WIDE / 2, high * 0.3, 80, WIDE / 2, high * 0.3, WIDE);
  light.addColorStop(0, "#2b241d");
  light.addColorStop(1, "#171310");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, high);
  pen.strokeStyle = "#cfa650";
  pen.lineWidth = 6;
  pen.strokeRect(18, 18, WIDE - 36, high - 36);
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { seat, name, winner, part }: Result["rows"][number],
  top: number,
  most: number,
): void {
  const room = WIDE - 2 * MARGIN - 130;
  write(
    pen,
    name,
    MARGIN,
    top + 34,
    `${winner ? 700 : 500} 36px ${SANS}`,
    winner ? "#f3d58a" : "#efe5d0",
    room,
  );
  pen.fillStyle = "#2f2720";
  pen.fillRect(MARGIN, top + 50, room, 36);
  let left = MARGIN;
  for (const [vp, strength] of [
    [part.vp, 0.65],
    [part.buildings, 0.82],
    [part.techniques.reduce((sum, each) => sum + each.vp, 0), 1],
  ] as const) {
    const wide = (room * vp) / most;
    pen.globalAlpha = strength;
    pen.fillStyle = colourOf(seat);
    pen.fillRect(left, top + 50, Math.max(0, wide - 3), 36);
    left += wide;
  }
  pen.globalAlpha = 1;
  pen.textAlign = "right";
  write(
    pen,
    String(part.total),
    WIDE - MARGIN,
    top + 88,
    `800 60px ${SERIF}`,
    winner ? "#f3d58a" : "#efe5d0",
  );
  pen.textAlign = "left";
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  room = WIDE - 2 * MARGIN,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, room);
}

/** Hands a picture to another app where the device can do that, else saves it. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // whoever changes their mind refuses nothing
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
