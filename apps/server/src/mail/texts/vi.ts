import type { MailTexts } from './mail-texts.ts';

export const vi: MailTexts = {
  greeting: ({ username }) => `Xin chào ${username},`,
  titled: ({ event, text }) => `${event}: ${text}`,
  activation: {
    subject: 'Kích hoạt tài khoản Amberhall của bạn',
    text: ({ validFor }) =>
      `Vui lòng mở liên kết này để kích hoạt tài khoản. Liên kết có hiệu lực trong ${validFor}.`,
    unasked: 'Nếu bạn không đăng ký tại Amberhall, bạn có thể bỏ qua email này.',
  },
  addressChange: {
    subject: 'Xác nhận địa chỉ email mới của bạn',
    text: ({ validFor }) =>
      `Vui lòng mở liên kết này để dùng địa chỉ email này cho tài khoản Amberhall của bạn. Liên kết chỉ dùng được một lần và có hiệu lực trong ${validFor}.`,
    unasked: 'Nếu bạn không yêu cầu việc này, bạn có thể bỏ qua email này.',
  },
  passwordReset: {
    subject: 'Đặt lại mật khẩu Amberhall của bạn',
    text: ({ validFor }) =>
      `Có người đã yêu cầu đặt lại mật khẩu Amberhall của bạn. Để chọn mật khẩu mới, vui lòng mở liên kết này. Liên kết chỉ dùng được một lần và có hiệu lực trong ${validFor}.`,
    unasked: 'Nếu bạn không yêu cầu việc này, bạn có thể bỏ qua email này. Mật khẩu của bạn vẫn giữ nguyên.',
  },
  addressChanged: {
    subject: 'Địa chỉ email Amberhall của bạn đã được thay đổi',
    text: 'Tài khoản Amberhall của bạn hiện dùng một địa chỉ email khác, nên chúng tôi không gửi email đến địa chỉ này nữa.\n\nNếu bạn không thay đổi, vui lòng báo ngay cho người điều hành trang.',
  },
  movedUp: {
    subject: 'bạn đã có chỗ',
    text: 'Bạn đã được chuyển lên từ danh sách chờ. Bạn được thi đấu.',
  },
  checkIn: {
    subject: 'đã mở điểm danh',
    text: 'Vui lòng điểm danh trước khi giải bắt đầu.',
  },
  pairing: {
    subject: ({ round }) => `vòng ${round}`,
    text: ({ round, opponent, table }) => `Ở vòng ${round}, bạn đấu với ${opponent} tại bàn ${table}.`,
    ban: 'Vui lòng cấm một bộ bài của đối thủ trên trang của giải.',
  },
  result: {
    subject: ({ round }) => `kết quả vòng ${round}`,
    won: ({ round, opponent }) => `Bạn đã thắng trận vòng ${round} với ${opponent}.`,
    lost: ({ round, opponent }) => `Bạn đã thua trận vòng ${round} với ${opponent}.`,
  },
  switchOff: ({ profile }) =>
    `Bạn nhận email này vì bạn đã yêu cầu email về các giải của mình. Bạn có thể tắt trong hồ sơ: ${profile}`,
  deletedUser: 'Tài khoản đã xóa',
};
